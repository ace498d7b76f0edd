-- When the places of a warehouse were last counted: a place is a product at a location, of a lot.
with today as (
  select
    local_day,
    timezone('UTC', timezone($timeZone, local_day + interval 1 day)) as until
  from (select date_trunc('day', timezone($timeZone, timezone('UTC', $now::timestamp))) as local_day)
), ordered as (
  select counting, row_number() over (order by started_at, counting) as ordinal
  from countings
  where list_contains($warehouses, warehouse)
), places as (
  select
    any_value(zone) as zone,
    any_value(aisle) as aisle,
    any_value(bay) as bay,
    max(finished_at) as last_counted,
    arg_max(
      {'class': class, 'units': abs(expected), 'value': abs(expected) * cost},
      ordinal * 4294967296 + position
    ) as latest
  from lines
  join ordered using (counting)
  where $zone is null or zone = $zone
  group by product, location, lot
), grouped as (
  select
    case when $by <> 'class' then zone end as zone,
    case when $by in ('aisle', 'bay') then aisle end as aisle,
    case when $by = 'bay' then bay end as bay,
    case when $by = 'class' then latest.class end as class,
    max(last_counted) as last_counted,
    count(*) as places,
    count(*) filter (where last_counted >= until - interval 30 day) as within30,
    count(*) filter (where last_counted >= until - interval 90 day) as within90,
    count(*) filter (where last_counted >= until - interval 365 day) as within365,
    sum(latest.units) as units,
    coalesce(
      sum(latest.units) filter (where last_counted >= until - interval 365 day), 0
    ) as units365,
    sum(latest.value) as "value",
    if(within365 = 0, 0, sum(latest.value) filter (where last_counted >= until - interval 365 day)) as value365
  from places, today
  group by all
)
select
  (select strftime(local_day, '%Y-%m-%d') from today) as today,
  (
    select list(
      {
        'zone': zone,
        'aisle': aisle,
        'bay': bay,
        'class': class,
        'lastCounted': last_counted,
        'places': places,
        'within30': within30,
        'within90': within90,
        'within365': within365,
        'units': units,
        'units365': units365,
        'value': "value",
        'value365': value365
      }
      order by class nulls last, zone nulls last, aisle nulls last, bay nulls last
    )
    from grouped
  ) as rows
