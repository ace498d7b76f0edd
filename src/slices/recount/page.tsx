import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { toLoadFailure } from "#api/load-failure.ts";
import { LazyEarlierParts } from "#components/counting/lazy-earlier-parts.tsx";
import { CountingSkeleton } from "#components/counting-skeleton.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { useCounting } from "#hooks/use-counting.ts";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import { Page } from "#layout/page.tsx";
import { contentState } from "#layout/page-state.ts";
import { idOf, paths } from "#routes.ts";
import { useSearch } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { recountMessages } from "./messages.ts";
import { roundQuery } from "./round-queries.ts";
import { RoundView } from "./round-view.tsx";
import { roundSearch } from "./search.ts";

/** The lines worth a recount, as a checklist or for printing. */
export function RecountRoundPage() {
  const id = idOf(useLocation().pathname);
  return <Round key={id} id={id} />;
}

function Round({ id }: { id: string }) {
  const t = useMessages(recountMessages);
  const format = useFormat();
  const client = useQueryClient();
  const [asked, update] = useSearch(roundSearch);
  // Removes invalid values, such as a share of 300 %, from the address; `update` changes with it.
  useEffect(() => update({}, { replace: true }), [update]);
  const counting = useCounting(id, defaultViewSettings);
  const { counting: model, ageing, period, refresh, refreshing } = counting;
  const loaded = model?.loaded ?? null;
  const hasEarlier = useEarlierOutcomes(id) !== null;
  const question = {
    share: asked.share,
    order: hasEarlier ? asked.first : "location",
    hasEarlier,
  } as const;
  const round = useQuery({
    ...roundQuery(client, { id, version: loaded?.version ?? 0, question }),
    enabled: loaded?.isArriving === false,
  });
  const failed = counting.failed ?? toLoadFailure(round.error, round.errorUpdatedAt);
  const data = round.data ?? null;
  const lines = data?.rows.length ?? 0;
  const content =
    loaded && data
      ? contentState({
          isPartial: loaded.faults.length > 0 || !loaded.isWhole,
          isEmpty: lines === 0,
        })
      : null;
  return (
    <Page
      title={model ? `${t.title}, ${model.loaded.counting.warehouse.name}` : t.title}
      content={content}
      load={{ failed, freshness: loaded?.freshness ?? null, ageing, refresh, refreshing }}
      spoken={round.isSuccess ? t.announceReady(format.number(lines), lines) : ""}
      skeleton={<CountingSkeleton id={id} />}
      failure={{
        isPage: true,
        children: <LinkButton to={paths.counting(id)}>{t.back}</LinkButton>,
      }}
    >
      {model && data && (
        <>
          <LazyEarlierParts counting={model} />
          <RoundView
            round={{ ...model, round: data, asked }}
            failed={failed}
            ageing={ageing}
            period={period}
            onRetry={refresh}
          />
        </>
      )}
    </Page>
  );
}
