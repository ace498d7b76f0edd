import EyeOff from "lucide-react/icons/eye-off";
import { useMessages } from "#ui/locale.tsx";
import styles from "./costs-hidden.module.css";

/** Replaces value figures that the gateway hides, with the reason. */
export function CostsHidden() {
  return (
    <p className={styles.hidden}>
      <EyeOff aria-hidden="true" /> {useMessages("common").access.costsHidden}
    </p>
  );
}
