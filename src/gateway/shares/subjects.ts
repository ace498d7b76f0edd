import * as v from "valibot";
import { type Subject, subjectSchema } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import { orAborted } from "#gateway/http/deadline.ts";
import { headerMembers } from "#gateway/scope/header-members.ts";

/** How long a page waits for the API, in milliseconds. */
const timeoutMs = 2000;

/** How long it is not asked again after it gave no answer, in milliseconds. */
const pauseMs = minute;

/** Maximum number of countings in memory; the least recently used are dropped first. */
const maxCountings = 1000;

/** Display names of the countings of shares. */
export interface Subjects {
  /** Asks the API through the cache, at most once a minute for each counting; `null` without an answer in time. */
  find(id: string): Promise<Subject | null>;
  /** The names in memory. */
  known(id: string): Subject | null;
}

interface Finding {
  readonly subject: Promise<Subject | null>;
  result: Subject | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function createSubjects(api: Pick<CachedApi, "parse" | "find">): Subjects {
  const findings = new Map<string, Finding>();
  const ask = async (id: string): Promise<Subject | null> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const segment = encodeURIComponent(id.toWellFormed());
    const result = await api.find(api.parse({ name: "counting", segment }, ""), { signal });
    try {
      const header = headerMembers(result.answer.body, ["warehouse", "startedAt"]);
      return subjectOf(await orAborted(header, signal));
    } finally {
      result.release();
    }
  };
  return {
    async find(id) {
      const known = findings.get(id);
      if (known && (known.result || Math.abs(Date.now() - known.at) < pauseMs)) {
        return known.subject;
      }
      // Whatever the fault is, a share goes by its id then.
      const subject = ask(id).catch(() => null);
      const finding: Finding = { subject, result: null, at: Date.now() };
      setNewest(findings, id, finding, maxCountings);
      finding.result = await subject;
      return finding.result;
    },
    known: (id) => findings.get(id)?.result ?? null,
  };
}

const headerSchema = v.object({
  warehouse: v.object({ name: subjectSchema.entries.name }),
  startedAt: subjectSchema.entries.startedAt,
});

function subjectOf(header: ReadonlyMap<string, unknown>): Subject | null {
  const parsed = v.safeParse(headerSchema, Object.fromEntries(header));
  if (!parsed.success) return null;
  const { warehouse, startedAt } = parsed.output;
  return { name: warehouse.name, startedAt };
}
