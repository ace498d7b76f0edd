import EyeOff from "lucide-react/icons/eye-off";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./costs-hidden.module.css";

/** Says why figures are missing, where the gateway hides costs from the viewer. */
export function CostsHidden() {
  const { costsHidden } = useMessages("common").access;
  return (
    useIsHidden("costs") && (
      <p className={styles.hidden}>
        <EyeOff aria-hidden="true" /> {costsHidden}
      </p>
    )
  );
}
