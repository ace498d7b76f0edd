-- The archived countings with the sums of their lines, latest first.
with started as (
  select
    counting,
    archived,
    started_at,
    strftime(timezone($timeZone, timezone('UTC', started_at)), '%Y-%m') as month
  from countings
  where list_contains($warehouses, warehouse)
), found as (
  select *
  from started
  where ($from is null or month >= $from) and ($to is null or month <= $to)
), page as (
  select *
  from found
  order by started_at desc, counting desc
  limit $limit offset $offset
), summed as (
  select
    page.*,
    coalesce(sum(totals.lines), 0)::bigint as lines,
    coalesce(sum(totals.counted), 0)::bigint as counted,
    coalesce(sum(known), 0)::bigint as known,
    coalesce(sum(exact), 0)::bigint as exact,
    coalesce(sum(within_tolerance), 0)::bigint as within_tolerance,
    coalesce(sum(totals.discrepancies), 0)::bigint as discrepancies,
    coalesce(sum(documented), 0)::bigint as documented,
    coalesce(sum(net_units), 0) as net_units,
    coalesce(sum(absolute_units), 0) as absolute_units,
    if(count(totals.counting) = 0, 0, sum(net_value)) as net_value,
    if(count(totals.counting) = 0, 0, sum(absolute_value)) as absolute_value,
    if(count(totals.counting) = 0, 0, sum(counted_value)) as counted_value
  from page
  left join totals using (counting)
  group by all
)
select
  $timeZone as "timeZone",
  (select count(*) from found) as total,
  (
    select list(
      {
        'counting': archived,
        'month': month,
        'lines': lines,
        'counted': counted,
        'known': known,
        'exact': exact,
        'withinTolerance': within_tolerance,
        'discrepancies': discrepancies,
        'documented': documented,
        'netUnits': net_units,
        'absoluteUnits': absolute_units,
        'netValue': net_value,
        'absoluteValue': absolute_value,
        'countedValue': counted_value
      }
      order by started_at desc, counting desc
    )
    from summed
  ) as rows
