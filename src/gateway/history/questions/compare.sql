-- Two countings, joined by product, location and lot.
with places as materialized (
  select
    product,
    location,
    lot,
    any_value(description) as description,
    any_value(class) as class,
    count(*) filter (where counting = $a) as lines_a,
    count(*) filter (where counting = $b) as lines_b,
    count(known) filter (where counting = $a) > 0 as is_known_a,
    count(known) filter (where counting = $b) > 0 as is_known_b,
    coalesce(bool_or(known <> 0) filter (where counting = $a), false) as is_wrong_a,
    coalesce(bool_or(known <> 0) filter (where counting = $b), false) as is_wrong_b,
    sum(expected) filter (where counting = $a) as expected_a,
    sum(expected) filter (where counting = $b) as expected_b,
    sum(known) filter (where counting = $a) as difference_a,
    sum(known) filter (where counting = $b) as difference_b,
    sum(known * cost) filter (where counting = $a) as value_a,
    sum(known * cost) filter (where counting = $b) as value_b
  from lines
  where counting in (
    select counting
    from countings
    where list_contains($warehouses, warehouse) and counting in ($a, $b)
  )
  group by product, location, lot
), joined as materialized (
  select
    *,
    case
      when is_wrong_a and is_wrong_b and sign(difference_a) * sign(difference_b) < 0 then 'turned'
      when is_wrong_a and is_wrong_b then 'again'
      when is_wrong_b then 'new'
      when is_wrong_a then 'cured'
      else 'right'
    end as kind
  from places
  where is_known_a and is_known_b
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
  from joined
  where case when $kind is null then kind <> 'right' else kind = $kind end
)
select
  (select archived from countings where counting = $a and list_contains($warehouses, warehouse)) as a,
  (select archived from countings where counting = $b and list_contains($warehouses, warehouse)) as b,
  (select count(*) from places where lines_b = 0) as "onlyA",
  (select count(*) from places where lines_a = 0) as "onlyB",
  (
    select count(*)
    from places
    where lines_a > 0 and lines_b > 0 and not (is_known_a and is_known_b)
  ) as uncounted,
  (
    select list(
      {
        'kind': kind,
        'places': places,
        'products': products,
        'unitsA': units_a,
        'unitsB': units_b,
        'valueA': value_a,
        'valueB': value_b
      }
      order by list_position(['again', 'turned', 'new', 'cured', 'right'], kind)
    )
    from (
      select
        kinds.kind,
        count(joined.product) as places,
        count(distinct joined.product) as products,
        coalesce(sum(abs(difference_a)), 0) as units_a,
        coalesce(sum(abs(difference_b)), 0) as units_b,
        if(count(joined.product) = 0, 0, sum(abs(value_a))) as value_a,
        if(count(joined.product) = 0, 0, sum(abs(value_b))) as value_b
      from (select unnest(['again', 'turned', 'new', 'cured', 'right']) as kind) as kinds
      left join joined using (kind)
      group by kinds.kind
    )
  ) as kinds,
  (select count(*) from ranked) as total,
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
