-- What each counting found of a product or a location (`code`), latest first.
with found as materialized (
  select
    counting,
    line,
    position,
    product,
    description,
    class,
    location,
    lot,
    person,
    name,
    finished_at,
    expected,
    lines.counted,
    known,
    cost,
    reason,
    incident,
    countings.warehouse,
    countings.archived,
    countings.started_at as counting_start
  from lines
  join countings using (counting)
  where lines.code = $code and list_contains($warehouses, countings.warehouse)
), ranked as (
  select
    *,
    row_number() over (order by counting_start desc, counting desc, position, line) as rank
  from found
), page as (
  select * from ranked where rank > $offset and rank <= $offset + $limit
), listed as (
  select
    warehouse,
    counting,
    counting_start,
    row_number() over (
      partition by warehouse order by counting_start desc, counting desc
    ) as place,
    count(known) > 0 as is_known,
    coalesce(bool_or(known > 0), false) as is_over,
    coalesce(bool_or(known < 0), false) as is_short,
    coalesce(sum(known), 0) as net_units,
    coalesce(sum(abs(known)), 0) as absolute_units,
    sum(coalesce(known, 0::decimal(18, 3)) * cost) as net_value,
    sum(abs(coalesce(known, 0::decimal(18, 3))) * cost) as absolute_value
  from found
  group by warehouse, counting, counting_start
), records as (
  select
    warehouse,
    list(
      case
        when is_over and is_short then 'mixed'
        when is_over then 'over'
        when is_short then 'short'
        when is_known then 'right'
        else 'uncounted'
      end
      order by place desc
    ) as outcomes,
    count(*) filter (where is_over or is_short) as wrong,
    count(*) filter (where is_known) as "of",
    sum(net_units) as net_units,
    sum(absolute_units) as absolute_units,
    sum(net_value) as net_value,
    sum(absolute_value) as absolute_value
  from listed
  where place <= 12
  group by warehouse
)
select
  (select case when $kind = 'product' then description end from ranked where rank = 1) as description,
  (select case when $kind = 'product' then class end from ranked where rank = 1) as class,
  (
    select list(archived order by latest)
    from (select any_value(archived) as archived, min(rank) as latest from page group by counting)
  ) as countings,
  (
    select list(
      {
        'warehouse': warehouse,
        'outcomes': outcomes,
        'wrong': wrong,
        'of': "of",
        'netUnits': net_units,
        'absoluteUnits': absolute_units,
        'netValue': net_value,
        'absoluteValue': absolute_value
      }
      order by warehouse
    )
    from records
  ) as records,
  (select count(*) from found) as total,
  (
    select list(
      {
        'counting': counting,
        'product': product,
        'description': description,
        'class': class,
        'location': location,
        'lot': lot,
        'person': person,
        'name': name,
        'finishedAt': finished_at,
        'expected': expected,
        'stock': counted,
        'difference': known,
        'value': known * cost,
        'reason': reason,
        'incident': incident
      }
      order by rank
    )
    from page
  ) as lines
