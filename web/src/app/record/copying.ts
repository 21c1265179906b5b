// Copies a scenario to the clipboard in one of its forms.
import type { Words } from "../../words/words";
import { copied } from "../clipboard";
import { toast } from "../signals";
import type { CopyForm } from "./copy-forms";
import type { ScenarioEditor } from "./scenario-editor";

/**
 * Copies the scenario with all changes so far, and says what was copied. Returns the text if the browser did not allow it, so that
 * the author can copy it by hand.
 */
export async function copyScenario(
  from: EventTarget,
  { editor, words, form }: { readonly editor: ScenarioEditor; readonly words: Words; readonly form: CopyForm },
): Promise<string | null> {
  await editor.settled();
  const { scenario, story } = editor.now;
  if (!scenario || !story) return null;
  const home = new URL(".", document.baseURI);
  const text = await form.text({ scenario, table: story.start.table, words, home });
  if (!(await copied(text))) return text;
  toast(from, { text: words.say("record-copied", { title: scenario.title[words.lang] ?? "" }) });
  return null;
}
