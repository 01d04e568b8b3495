import { searchTexts } from "./untouched-texts.ts";

searchTexts(2);
