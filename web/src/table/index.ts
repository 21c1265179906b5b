// The table: call `defineTable()` once, then use <rw-table>.
export { defineTable } from "./define";
export { RwTable } from "./rw-table";
export type { TableEvents } from "./emit";
