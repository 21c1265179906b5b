// What a module of TypeScript or JavaScript loads before its first line runs, as it names it.
import { readFileSync } from "node:fs";
import ts from "typescript";

/** What is imported for its types alone is gone when it runs, and does not count. */
export function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    return !isTypeOnly(statement) && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause === undefined) return false;
  const { namedBindings: list } = clause;
  const each = list && ts.isNamedImports(list) && list.elements.length > 0 && !clause.name;
  return clause.isTypeOnly || (each && list.elements.every((element) => element.isTypeOnly)) || false;
}
