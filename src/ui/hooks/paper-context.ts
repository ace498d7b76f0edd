import { createContext } from "react";

/** Whether charts and figures render for paper: the same, without interaction. */
export const PaperContext = createContext(false);
