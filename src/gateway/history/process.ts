import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { BodyReader } from "#lines/engine/load/body-reader.ts";
import { lineColumns } from "./schema.ts";

void lineColumns;
void LineColumns;
void BodyReader;
