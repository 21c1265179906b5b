// A value after changes that the engine tells as JSON Patch (RFC 6902). The value itself is never changed; what the changes
// do not touch is shared.
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import type { Operation } from "./types";

export const patched = <T>(value: T, changes: readonly Operation[] = []): T =>
  changes.length === 0 ? value : immutableJSONPatch<T, T>(value, changes as JSONPatchDocument);
