export const rulewright = {
  scripts: [{ src: "https://rules.example/rule-board.js", async: true }],
  stylesheets: ["https://rules.example/rule-board.css"],
};
