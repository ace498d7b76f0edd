import { EyeOff } from "lucide-react";
import { useMessages } from "#ui/locale.tsx";
import styles from "./costs-hidden.module.css";

/** Stands beside value figures that the gateway leaves out, and says why there are none. */
export function CostsHidden() {
  return (
    <p className={styles.hidden}>
      <EyeOff aria-hidden="true" /> {useMessages("first").access.costsHidden}
    </p>
  );
}
