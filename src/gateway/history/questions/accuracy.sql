-- Sums over the lines of the countings that started in a month or quarter of the time zone, by group.
with started as (
  select
    counting,
    warehouse,
    timezone($timeZone, timezone('UTC', started_at)) as local_start
  from countings
  where list_contains($warehouses, warehouse)
), in_period as (
  select
    counting,
    warehouse,
    case $period
      when 'quarter' then year(local_start) || '-Q' || quarter(local_start)
      else strftime(local_start, '%Y-%m')
    end as period
  from started
  where ($from is null or strftime(local_start, '%Y-%m') >= $from)
    and ($to is null or strftime(local_start, '%Y-%m') <= $to)
), grouped as (
  select
    period,
    case $by
      when 'warehouse' then warehouse::varchar
      when 'class' then class
      when 'zone' then zone
      when 'reason' then reason
    end as "group",
    totals.*
  from totals
  join in_period using (counting)
), summed as (
  select
    period,
    "group",
    count(distinct counting) as countings,
    sum(lines)::bigint as lines,
    sum(counted)::bigint as counted,
    sum(known)::bigint as known,
    sum(exact)::bigint as exact,
    sum(within_tolerance)::bigint as within_tolerance,
    sum(discrepancies)::bigint as discrepancies,
    sum(documented)::bigint as documented,
    sum(net_units) as net_units,
    sum(absolute_units) as absolute_units,
    sum(net_value) as net_value,
    sum(absolute_value) as absolute_value,
    sum(counted_value) as counted_value
  from grouped
  group by period, "group"
)
select
  $timeZone as "timeZone",
  (
    select list(warehouse_of order by warehouse)
    from (
      select warehouse, any_value(archived.warehouse) as warehouse_of
      from countings
      where $by = 'warehouse' and list_contains($warehouses, warehouse)
      group by warehouse
    )
  ) as warehouses,
  (
    select list(
      {
        'period': period,
        'group': "group",
        'countings': countings,
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
      order by period, "group" nulls last
    )
    from summed
  ) as rows
