import js from "@eslint/js";
import lit from "eslint-plugin-lit";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores([
    "target/",
    "dist/",
    "dist-npm/",
    "dist-mediawiki/",
    "web/src/pkg/",
    "web/src/engine/types/",
    "web/public/",
  ]),
  js.configs.recommended,
  ts.configs.recommended,
  {
    files: ["web/src/**/*.ts", "crate/games/*/shelf.ts", "tests/browser/pages/scenarios.ts"],
    extends: [ts.configs.recommendedTypeChecked, lit.configs["flat/recommended"]],
    languageOptions: { parserOptions: { projectService: true } },
    // Lit calls the listeners of a template on their element: `@click=${this.#pick}` loses nothing.
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  // MediaWiki's loader gives its scripts `require`.
  { files: ["wiki/mediawiki/resources/*.js"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  {
    rules: {
      eqeqeq: "error",
      // A file is a chapter.
      "max-lines": ["error", { max: 600 }],
      "prefer-const": "error",
      // tsc finds these, in the JavaScript of the scripts too.
      "no-undef": "off",
      "no-unused-vars": "off",
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
);
