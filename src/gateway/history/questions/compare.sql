-- Two countings, joined by product, location and lot.
with listed as (
  select
    product,
    location,
    lot,
    description,
    class,
    counting = $a as is_a,
    counting = $b as is_b,
    expected,
    known,
    known * cost as value
  from lines
  where counting in (
    select counting
    from countings
    where list_contains($warehouses, warehouse) and counting in ($a, $b)
  )
), sums as (
  -- A place that a counting does not list has no expected stock there; one without a known difference, no difference.
  select
    product,
    location,
    lot,
    any_value(description) as description,
    any_value(class) as class,
    coalesce(bool_or(is_a and known <> 0), false) as is_wrong_a,
    coalesce(bool_or(is_b and known <> 0), false) as is_wrong_b,
    sum(case when is_a then expected end) as expected_a,
    sum(case when is_b then expected end) as expected_b,
    sum(case when is_a then known end) as difference_a,
    sum(case when is_b then known end) as difference_b,
    sum(case when is_a then value end) as value_a,
    sum(case when is_b then value end) as value_b
  from listed
  group by product, location, lot
), places as materialized (
  select
    *,
    case
      when difference_a is null or difference_b is null then null
      when is_wrong_a and is_wrong_b and sign(difference_a) * sign(difference_b) < 0 then 'turned'
      when is_wrong_a and is_wrong_b then 'again'
      when is_wrong_b then 'new'
      when is_wrong_a then 'cured'
      else 'right'
    end as kind
  from sums
), found as materialized (
  select *
  from places
  where case when $kind is null then kind <> 'right' else kind = $kind end
), ranked as (
  select
    *,
    row_number() over (
      order by
        greatest(abs(value_a), abs(value_b)) desc nulls last,
        greatest(abs(difference_a), abs(difference_b)) desc,
        product,
        location,
        lot nulls first
    ) as rank
  from found
), counted_kinds as (
  select
    kind,
    count(*) as places,
    count(distinct product) as products,
    sum(abs(difference_a)) as units_a,
    sum(abs(difference_b)) as units_b,
    sum(abs(value_a)) as value_a,
    sum(abs(value_b)) as value_b
  from places
  group by kind
)
select
  (select archived from countings where counting = $a and list_contains($warehouses, warehouse)) as a,
  (select archived from countings where counting = $b and list_contains($warehouses, warehouse)) as b,
  (select count(*) from places where expected_b is null) as "onlyA",
  (select count(*) from places where expected_a is null) as "onlyB",
  (
    select count(*)
    from places
    where kind is null and expected_a is not null and expected_b is not null
  ) as uncounted,
  (
    select list(
      {
        'kind': kind,
        'places': coalesce(places, 0),
        'products': coalesce(products, 0),
        'unitsA': coalesce(units_a, 0),
        'unitsB': coalesce(units_b, 0),
        'valueA': if(places is null, 0, value_a),
        'valueB': if(places is null, 0, value_b)
      }
      order by list_position(['again', 'turned', 'new', 'cured', 'right'], kind)
    )
    from (select unnest(['again', 'turned', 'new', 'cured', 'right']) as kind)
    left join counted_kinds using (kind)
  ) as kinds,
  (select count(*) from found) as total,
  (
    select list(
      {
        'kind': kind,
        'product': product,
        'description': description,
        'class': class,
        'location': location,
        'lot': lot,
        'a': {'expected': expected_a, 'difference': difference_a, 'value': value_a},
        'b': {'expected': expected_b, 'difference': difference_b, 'value': value_b}
      }
      order by rank
    )
    from ranked
    where rank > $offset and rank <= $offset + $limit
  ) as rows
