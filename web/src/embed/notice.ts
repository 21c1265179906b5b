// What keeps boards from loading at all, said without anything that would have to be loaded.
import en from "./loader.en.ftl?raw";
import fr from "./loader.fr.ftl?raw";
import { reservedHeight } from "./reserve";

export type Cause = "file" | "mime" | "missing" | "blocked" | "unreachable" | "old-browser";

let blocked = false;

/** Hears of what the page's policy refuses; an import says no more than that it failed. */
export function listen(base: URL): void {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (blockedURI.startsWith(base.origin)) blocked = true;
  });
}

/** Why the script did not load. */
export async function why(error: unknown, script: URL | null): Promise<Cause> {
  if (error instanceof SyntaxError) return "old-browser";
  if (!script || blocked) return blocked ? "blocked" : "unreachable";
  try {
    const response = await fetch(script, { credentials: "omit" });
    if (!response.ok) return "missing";
    return /javascript/.test(response.headers.get("content-type") ?? "") ? found() : "mime";
  } catch {
    return found("unreachable");
  }
}

/** The script is there, and yet: the policy, or a file that it needs. */
const found = (otherwise: Cause = "missing"): Cause => (blocked ? "blocked" : otherwise);

/** Under whatever stands in the element, which stays as it is; over its end where it would push away what is being read. */
export function notice(host: HTMLElement, cause: Cause): void {
  const french = (host.closest("[lang]")?.getAttribute("lang") ?? navigator.language).toLowerCase().startsWith("fr");
  const said = (id: string): string => new RegExp(`^${id} = (.*)$`, "m").exec(french ? fr : en)?.[1] ?? id;
  host.style.minBlockSize = "0"; // no board will take the room that was kept
  const over = reservedHeight(host) !== null;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const note = document.createElement("p");
  note.textContent = said(`fault-${cause}`);
  note.setAttribute("role", "note");
  Object.assign(note.style, {
    all: "initial",
    display: "block",
    margin: "8px 0",
    padding: "8px 12px",
    borderLeft: "4px solid #8f5b00",
    background: "#fff",
    color: "#121a29",
    font: "14px/1.5 system-ui, sans-serif",
  });
  if (over) {
    host.style.position = "relative";
    Object.assign(note.style, { position: "absolute", inset: "auto 0 0", margin: "0" });
    const close = document.createElement("button");
    close.textContent = said("close");
    close.onclick = () => {
      note.style.position = "static";
      close.remove();
    };
    note.append(" ", close);
  }
  root.replaceChildren(document.createElement("slot"), note);
  host.dispatchEvent(new CustomEvent("rule-board-error", { detail: cause, bubbles: true }));
}
