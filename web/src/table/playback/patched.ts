// Applies changes that the engine reports as a JSON Patch (RFC 6902). The value itself stays as it is; the result shares the
// parts that have not changed.
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import type { Operation } from "../types";

export const patched = <T>(value: T, changes: readonly Operation[] = []): T =>
  changes.length === 0 ? value : immutableJSONPatch<T, T>(value, changes as JSONPatchDocument);
