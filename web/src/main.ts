// Where the page begins.
import { defineApp } from "./app/define";
import { startSettings } from "./app/settings";
import { registerWorker } from "./app/shell/update";
import { drawn } from "./table/frame";

startSettings();
defineApp();
// It fetches the whole page, beside which nothing else would come through.
void drawn().then(registerWorker);
