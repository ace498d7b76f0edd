-- Products or locations (`code`) that were wrong in at least so many of the last countings.
with last as (
  select *, row_number() over (order by started_at, counting) as place
  from (
    select counting, started_at
    from countings
    where list_contains($warehouses, warehouse)
      and ($before is null or started_at < $before::timestamp)
    order by started_at desc, counting desc
    limit $of
  )
), outcomes as (
  select
    code,
    place,
    arg_max(description, position) as description,
    count(known) > 0 as is_known,
    coalesce(bool_or(known > 0), false) as is_over,
    coalesce(bool_or(known < 0), false) as is_short,
    coalesce(sum(known), 0) as net_units,
    coalesce(sum(abs(known)), 0) as absolute_units,
    sum(coalesce(known, 0::decimal(18, 3)) * cost) as net_value,
    sum(abs(coalesce(known, 0::decimal(18, 3))) * cost) as absolute_value
  from lines
  join last using (counting)
  group by code, place
), records as (
  select
    code,
    arg_max(description, place) as description,
    map(
      list(place),
      list(
        case
          when is_over and is_short then 'mixed'
          when is_over then 'over'
          when is_short then 'short'
          when is_known then 'right'
          else 'uncounted'
        end
      )
    ) as outcomes,
    count(*) filter (where is_over or is_short) as wrong,
    count(*) filter (where is_known) as "of",
    sum(net_units) as net_units,
    sum(absolute_units) as absolute_units,
    sum(net_value) as net_value,
    sum(absolute_value) as absolute_value
  from outcomes
  group by code
  having wrong >= $least
), ranked as (
  select
    *,
    row_number() over (
      order by
        case when $order = 'value' then absolute_value end desc nulls last,
        wrong desc,
        absolute_units desc,
        code
    ) as rank
  from records
)
select
  (select list({'id': counting, 'startedAt': started_at} order by place) from last) as countings,
  (select count(*) from ranked) as total,
  (
    select list(
      {
        'code': code,
        'description': case when $kind = 'product' then description end,
        'outcomes': list_transform(
          range(1, (select count(*) from last) + 1),
          lambda place: coalesce(outcomes[place], 'uncounted')
        ),
        'wrong': wrong,
        'of': "of",
        'netUnits': net_units,
        'absoluteUnits': absolute_units,
        'netValue': net_value,
        'absoluteValue': absolute_value
      }
      order by rank
    )
    from ranked
    where rank > $offset and rank <= $offset + $limit
  ) as rows
