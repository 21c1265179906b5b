import { expect, test } from "vitest";
import { Desk } from "./desk";
import { decksOfGame, savedDeck } from "./own-decks";
import { withCopies, withLeader } from "./model";

// Neither an engine nor IndexedDB are here: the deck is built all the same.
const newDesk = (id: string): Desk => new Desk(id, "toy", null);

test("every change is kept, and taken back one by one", async () => {
  const desk = newDesk("a");
  expect(await savedDeck("a")).toBeUndefined();
  desk.list(withLeader(desk.deck.list, "sun"));
  desk.list(withCopies(desk.deck.list, "knight", 2));
  expect(await savedDeck("a")).toMatchObject({ game: "toy", list: { leader: "sun", cards: { knight: 2 } } });
  desk.undo();
  expect(desk.deck.list).toEqual({ leader: "sun", cards: {} });
  expect(await savedDeck("a")).toMatchObject({ list: { leader: "sun", cards: {} } });
  desk.undo();
  desk.undo();
  // What is nothing again is not kept.
  expect(await savedDeck("a")).toBeUndefined();
  expect(desk.past).toEqual([]);
});

test("what changes nothing is no change", () => {
  const desk = newDesk("b");
  desk.list({ cards: { knight: 1 } });
  desk.list({ cards: { knight: 1 } });
  desk.change({ name: "", list: { cards: { knight: 1 } } });
  expect(desk.past).toHaveLength(1);
});

test("a name that is typed is one change, and each name between other changes is one of its own", () => {
  const desk = newDesk("c");
  for (const name of ["M", "My", "My deck"]) desk.name(name);
  desk.list({ cards: { knight: 1 } });
  for (const name of ["My deck!", "Mine"]) desk.name(name);
  expect(desk.past.map(({ name }) => name)).toEqual(["", "My deck", "My deck"]);
  desk.undo();
  expect(desk.deck).toEqual({ name: "My deck", list: { cards: { knight: 1 } } });
  desk.undo();
  desk.undo();
  expect(desk.deck.name).toBe("");
});

test("without an engine the deck is not judged, and says why", async () => {
  const desk = newDesk("d");
  await desk.judged;
  expect(desk.store.value.standing.is).toBe("broken");
});

test("a change is drawn with what is said of it, and a name at once", async () => {
  const desk = newDesk("h");
  await desk.judged;
  const drawn: [number, string, string][] = [];
  desk.store.subscribe(({ deck, standing }) => drawn.push([deck.list.cards["knight"] ?? 0, deck.name, standing.is]));
  desk.list({ cards: { knight: 1 } });
  desk.name("One");
  desk.list({ cards: { knight: 2 } });
  expect(desk.deck).toEqual({ name: "One", list: { cards: { knight: 2 } } });
  expect(drawn).toEqual([]);
  await desk.judged;
  expect(drawn).toEqual([[2, "One", "broken"]]);
  desk.name("Two");
  expect(drawn.at(-1)).toEqual([2, "Two", "broken"]);
});

test("decks are listed by game, the last one changed first", async () => {
  const one = new Desk("e", "other", { name: "One", list: { cards: {} } });
  one.list({ cards: { knight: 1 } });
  await new Promise((done) => setTimeout(done, 5));
  newDesk("f").list({ cards: { knight: 1 } });
  new Desk("g", "other", { name: "Two", list: { cards: {} } }).list({ cards: { knight: 2 } });
  await new Promise((done) => setTimeout(done, 0));
  expect((await decksOfGame("other")).map(({ id }) => id)).toEqual(["g", "e"]);
});
