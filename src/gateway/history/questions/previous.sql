-- The countings of a warehouse that started before another one, or before an instant, latest first.
with named as (
  select counting, warehouse, started_at
  from countings
  where counting = $counting and list_contains($warehouses, warehouse)
), found as (
  select archived, counting, countings.started_at
  from countings
  where list_contains($warehouses, warehouse)
    and case
      when $counting is null then started_at < $before::timestamp
      else warehouse = (select warehouse from named)
        and (started_at, counting) < (select (started_at, counting) from named)
    end
  order by started_at desc, counting desc
  limit $limit
), starts as (
  select counting, min(first_start) as first_start
  from totals
  join found using (counting)
  group by counting
)
select
  (
    select list(
      {
        'id': archived.id,
        'warehouse': archived.warehouse,
        'startedAt': archived."startedAt",
        'endsAt': archived."endsAt",
        'lastFinish': archived."lastFinish",
        'readAt': archived."readAt",
        'lines': archived.lines,
        'counted': archived.counted,
        'discrepancies': archived.discrepancies,
        'incidents': archived.incidents,
        'broken': archived.broken,
        'firstStart': first_start
      }
      order by started_at desc, counting desc
    )
    from found
    left join starts using (counting)
  ) as countings
