-- Who counted how many lines, by counting, latest first.
with started as (
  select
    counting,
    started_at as counting_start,
    strftime(timezone($timeZone, timezone('UTC', started_at)), '%Y-%m') as month
  from countings
  where list_contains($warehouses, warehouse)
), people as (
  select
    counting,
    counting_start,
    person,
    max(name) as name,
    count(*) as lines,
    count(finished_at) as counted,
    count(*) filter (where known <> 0) as discrepancies,
    min(started_at) as first_start,
    max(finished_at) as last_finish
  from lines
  join started using (counting)
  where ($from is null or month >= $from) and ($to is null or month <= $to)
  group by counting, counting_start, person
), ranked as (
  select *, row_number() over (order by counting_start desc, counting desc, person) as rank
  from people
)
select
  (select count(*) from ranked) as total,
  (
    select list(
      {
        'counting': counting,
        'startedAt': counting_start,
        'person': person,
        'name': name,
        'lines': lines,
        'counted': counted,
        'discrepancies': discrepancies,
        'firstStart': first_start,
        'lastFinish': last_finish
      }
      order by rank
    )
    from ranked
    where rank > $offset and rank <= $offset + $limit
  ) as rows
