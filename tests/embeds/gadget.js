for (const place of document.querySelectorAll(".rulewright[data-rule]")) {
  const board = document.createElement("rule-board");
  board.setAttribute("rule", place.dataset.rule);
  board.append(...place.childNodes);
  place.replaceWith(board);
}
const script = document.createElement("script");
script.src = "https://rules.example/rule-board.js";
document.head.append(script);
