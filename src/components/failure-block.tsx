import type { LucideIcon } from "lucide-react";
import CloudOff from "lucide-react/icons/cloud-off";
import FileQuestion from "lucide-react/icons/file-question-mark";
import KeyRound from "lucide-react/icons/key-round";
import ServerCrash from "lucide-react/icons/server-crash";
import type { ReactNode } from "react";
import { isAccessFailure } from "#api/access-failure.ts";
import { mayRecover } from "#api/polling.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Format } from "#format/format.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { Failure } from "#transport/failure.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { homePath } from "./access/home-path.ts";
import { SignInLink } from "./access/sign-in-link.tsx";
import { Link } from "./link.tsx";
import { NextTry } from "./next-try.tsx";

/** Texts for a failure: what happened and who can help. */
export function failureWords(failure: Failure, t: Messages["failures"]) {
  if (failure.kind !== "problem") return t[failure.kind];
  // The list is never removed: the API refuses to answer, for example at a wrong address.
  const isList = failure.code === "not-found" && failure.path === `/api${endpoints.countings.path}`;
  return t[isList ? "upstream-rejected" : failure.code];
}

function technicalLine(
  failure: Failure,
  at: number,
  { t, format }: { t: Messages["failures"]; format: Format },
) {
  const causes = {
    problem: () => t.status(failure.kind === "problem" ? String(failure.status) : ""),
    unreachable: () => t.noAnswer,
    "cut-off": () => t.cutOff,
    contract: () => t.field(failure.kind === "contract" ? failure.field : ""),
  };
  return t.technical(failure.path, causes[failure.kind](), format.timeWithSeconds(at));
}

function iconOf(failure: Failure): LucideIcon {
  if (failure.kind === "unreachable") return CloudOff;
  if (isAccessFailure(failure)) return KeyRound;
  if (failure.kind === "problem" && failure.code === "upstream-credentials") return KeyRound;
  if (failure.kind === "problem" && failure.code === "not-found") return FileQuestion;
  return ServerCrash;
}

/** Replaces a page's figures when none could be loaded. */
export function FailureBlock({
  failure,
  at,
  title,
  isPage = false,
  triesByItself = mayRecover(failure),
  onRetry,
  children,
}: {
  failure: Failure;
  /** When it failed, in milliseconds since 1970. */
  at: number;
  /** A more specific title. */
  title?: string | undefined;
  /** Whether it replaces the whole page. */
  isPage?: boolean;
  /** Whether it is retried automatically. */
  triesByItself?: boolean;
  onRetry: () => void;
  /** Further links, for example back. */
  children?: ReactNode;
}) {
  const t = useMessages("common").failures;
  const format = useFormat();
  const problem = failure.kind === "problem" ? failure.code : null;
  const { title: fallback, text } = failureWords(failure, t);
  // Before the first figures, everything is polled as often as live figures.
  const period = useSettings().pollSeconds * 1000;
  return (
    <StateBlock
      icon={iconOf(failure)}
      error
      isPage={isPage}
      title={title ?? fallback}
      technical={technicalLine(failure, at, { t, format })}
      actions={
        <>
          {mayRecover(failure) && (
            <Button variant="primary" onClick={onRetry}>
              {t.tryNow}
            </Button>
          )}
          {problem === "access-denied" && <SignInLink />}
          {problem === "out-of-scope" && <SharedHomeLink />}
          {children}
        </>
      }
    >
      <span>{text}</span> {triesByItself && <NextTry failed={{ failure, at }} period={period} />}
    </StateBlock>
  );
}

/** Links viewers with a limited scope to their start page. */
function SharedHomeLink() {
  const t = useMessages("common").access;
  const { scope } = useSettings().access;
  if (scope.kind === "all") return null;
  return <Link to={homePath(scope)}>{t.toShared}</Link>;
}
