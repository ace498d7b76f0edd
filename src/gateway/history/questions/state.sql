-- What the archive has of the viewer's warehouses.
select
  count(*) as read,
  min(started_at) as earliest,
  max(started_at) as latest,
  max(read_at) as "readAt",
  coalesce(md5(string_agg(counting || ' ' || read_at, ',' order by counting)), '') as version
from countings
where list_contains($warehouses, warehouse)
