-- The products that were wrong in any of the last countings, by the number of countings in which they were.
with last as (
  select counting
  from countings
  where list_contains($warehouses, warehouse)
    and ($before is null or started_at < $before::timestamp)
  order by started_at desc, counting desc
  limit $of
), wrong as (
  select product, count(distinct counting) as times
  from lines
  join last using (counting)
  where known <> 0
  group by product
), lists as (
  select times, list(product order by product) as products
  from wrong
  group by times
)
select
  (select count(*) from last) as countings,
  (select list({'times': times, 'products': products} order by times desc) from lists) as wrong
