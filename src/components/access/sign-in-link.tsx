import { useLocation } from "react-router";
import { LinkButton } from "#components/link-button.tsx";
import { useMessages } from "#ui/locale.tsx";

/** Links to the gateway's sign-in page, which returns to the current page. */
export function SignInLink({ label }: { label?: string }) {
  const t = useMessages("common").access;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ to: `${pathname}${search}` });
  return (
    <LinkButton to={`/access/sign-in?${query}`} reloadDocument>
      {label ?? t.signIn}
    </LinkButton>
  );
}
