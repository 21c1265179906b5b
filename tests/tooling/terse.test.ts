import { expect, test } from "vitest";
import { terse } from "../../web/vite/terse.ts";

test("comments and indentation go, and whatever may mean something stays", () => {
  expect(terse("css`\n  /* of\n     two lines */\n  a b {\n    margin: 1px 2px; /* here */\n  }\n`")).toBe(
    "css`\na b{margin:1px 2px}\n`",
  );
});
