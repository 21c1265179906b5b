// The elements of the recorder under their names.
import { define } from "../../table/emit";
import { RwPosition } from "./position";
import { RwRecord } from "./record";
import { RwRecordShare } from "./sharing";

export function defineRecord(): void {
  define("rw-position", RwPosition);
  define("rw-record-share", RwRecordShare);
  define("rw-record", RwRecord);
}
