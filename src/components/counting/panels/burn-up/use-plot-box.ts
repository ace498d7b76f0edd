import type { BurnUpData } from "#charts/burn-up/burn-up-data.ts";
import {
  axisWidth,
  burnUpSpace,
  marginLabels,
  throughputLayout,
} from "#charts/burn-up/burn-up-layout.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** Where both plots are within the chart: the distances from its edges in pixels. */
export function usePlotBox(data: BurnUpData) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const isPhone = useMediaQuery(breakpoints.phone);
  const { width: right } = marginLabels(data, { t, format, isPhone });
  const left = axisWidth(format.number(data.total));
  return { left, right, top: burnUpSpace.top, bottom: throughputLayout.axis };
}
