import { useLocation } from "react-router";
import { LinkButton } from "#components/link-button.tsx";
import { useMessages } from "#ui/locale.tsx";

/**
 * Links to the gateway's sign-in page, which returns to the current page.
 * @param as asks for that role's passcode although the viewer is signed in
 */
export function SignInLink({ label, as }: { label?: string; as?: "admin" }) {
  const t = useMessages("common").access;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ to: `${pathname}${search}`, ...(as && { as }) });
  return (
    <LinkButton to={`/access/sign-in?${query}`} reloadDocument>
      {label ?? t.signIn}
    </LinkButton>
  );
}
