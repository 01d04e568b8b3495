import { searchTexts } from "./untouched-texts.ts";

searchTexts(1);
