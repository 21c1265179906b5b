import { expect, test } from "vitest";
import { DeckEditor } from "./deck-editor";
import { decksOfGame, savedDeck } from "./own-decks";
import { withCopies, withLeader } from "./model";

// Neither an engine nor IndexedDB are here: the deck is built all the same.
const newEditor = (id: string): DeckEditor => new DeckEditor(id, "toy", null);

test("every change is kept, and taken back one by one", async () => {
  const editor = newEditor("a");
  expect(await savedDeck("a")).toBeUndefined();
  editor.list(withLeader(editor.deck.list, "sun"));
  editor.list(withCopies(editor.deck.list, "knight", 2));
  expect(await savedDeck("a")).toMatchObject({ game: "toy", list: { leader: "sun", cards: { knight: 2 } } });
  editor.undo();
  expect(editor.deck.list).toEqual({ leader: "sun", cards: {} });
  expect(await savedDeck("a")).toMatchObject({ list: { leader: "sun", cards: {} } });
  editor.undo();
  editor.undo();
  // What is nothing again is not kept.
  expect(await savedDeck("a")).toBeUndefined();
  expect(editor.past).toEqual([]);
});

test("what changes nothing is no change", () => {
  const editor = newEditor("b");
  editor.list({ cards: { knight: 1 } });
  editor.list({ cards: { knight: 1 } });
  editor.change({ name: "", list: { cards: { knight: 1 } } });
  expect(editor.past).toHaveLength(1);
});

test("a name that is typed is one change, and each name between other changes is one of its own", () => {
  const editor = newEditor("c");
  for (const name of ["M", "My", "My deck"]) editor.name(name);
  editor.list({ cards: { knight: 1 } });
  for (const name of ["My deck!", "Mine"]) editor.name(name);
  expect(editor.past.map(({ name }) => name)).toEqual(["", "My deck", "My deck"]);
  editor.undo();
  expect(editor.deck).toEqual({ name: "My deck", list: { cards: { knight: 1 } } });
  editor.undo();
  editor.undo();
  expect(editor.deck.name).toBe("");
});

test("without an engine the deck is not judged, and says why", async () => {
  const editor = newEditor("d");
  await editor.judged;
  expect(editor.store.value.legality.is).toBe("broken");
});

test("a change is drawn with what is said of it, and a name at once", async () => {
  const editor = newEditor("h");
  await editor.judged;
  const drawn: [number, string, string][] = [];
  editor.store.subscribe(({ deck, legality }) => drawn.push([deck.list.cards["knight"] ?? 0, deck.name, legality.is]));
  editor.list({ cards: { knight: 1 } });
  editor.name("One");
  editor.list({ cards: { knight: 2 } });
  expect(editor.deck).toEqual({ name: "One", list: { cards: { knight: 2 } } });
  expect(drawn).toEqual([]);
  await editor.judged;
  expect(drawn).toEqual([[2, "One", "broken"]]);
  editor.name("Two");
  expect(drawn.at(-1)).toEqual([2, "Two", "broken"]);
});

test("decks are listed by game, the last one changed first", async () => {
  const one = new DeckEditor("e", "other", { name: "One", list: { cards: {} } });
  one.list({ cards: { knight: 1 } });
  await new Promise((done) => setTimeout(done, 5));
  newEditor("f").list({ cards: { knight: 1 } });
  new DeckEditor("g", "other", { name: "Two", list: { cards: {} } }).list({ cards: { knight: 2 } });
  await new Promise((done) => setTimeout(done, 0));
  expect((await decksOfGame("other")).map(({ id }) => id)).toEqual(["g", "e"]);
});
