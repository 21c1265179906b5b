// Where the page begins.
import { defineApp } from "./app/define";
import { startSettings } from "./app/settings";
import { registerWorker } from "./app/shell/update";

startSettings();
defineApp();
void registerWorker();
