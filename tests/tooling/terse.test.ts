import { expect, test } from "vitest";
import { flush, terse } from "../../web/vite/terse.ts";

test("comments and indentation go, and whatever may mean something stays", () => {
  expect(terse("css`\n  /* of\n     two lines */\n  a b {\n    margin: 1px 2px; /* here */\n  }\n`")).toBe(
    "css`\na b{margin:1px 2px}`",
  );
  // What a line ends with in the middle of a value or of a selector stands apart from the next one.
  expect(terse("a\nb {\n  grid-area:\n    one two;\n  --rw-x: calc(1px + 2px);\n}")).toBe(
    "a\nb{grid-area:\none two;--rw-x:calc(1px + 2px)}",
  );
  // A colon before a pseudo-class is none of a property, and a space before it says "any".
  expect(terse("a :hover {\n  color: red;\n}\n@media (width < 10rem) {\n  a,\n  b {\n    top: 0;\n  }\n}")).toBe(
    "a :hover{color:red}@media (width < 10rem){a,b{top:0}}",
  );
});

test("of a script's indentation only the line breaks stay, and nothing within a line is touched", () => {
  expect(flush("const a = html`<p\n    class=x\n  >\n\t\ta  b\n  </p>`;\n  go();")).toBe(
    "const a = html`<p\nclass=x\n>\na  b\n</p>`;\ngo();",
  );
});
