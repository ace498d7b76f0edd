import { createContext } from "react";

/** Whether charts and figures are drawn for paper: the same, without what only a screen can do. */
export const PaperContext = createContext(false);
