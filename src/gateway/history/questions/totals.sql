-- The sums of the lines of files by counting, class, zone and reason: the parts of which accuracy is made. It is asked once
-- for each file; `lines` are those of the file. The definitions are those of src/domain/lines.
select
  counting,
  class,
  zone,
  reason,
  count(*)::integer as lines,
  count(finished_at)::integer as counted,
  count(known) filter (where finished_at is not null)::integer as known,
  count(*) filter (where finished_at is not null and known = 0)::integer as exact,
  count(*) filter (
    where finished_at is not null
    and abs(known) <= abs(expected) * case class
      when 'A' then $toleranceA::decimal(6, 5)
      when 'B' then $toleranceB::decimal(6, 5)
      when 'C' then $toleranceC::decimal(6, 5)
      else $toleranceNone::decimal(6, 5)
    end
  )::integer as within_tolerance,
  count(*) filter (where known <> 0)::integer as discrepancies,
  count(documented_at) filter (where known <> 0)::integer as documented,
  coalesce(sum(known), 0) as net_units,
  coalesce(sum(abs(known)), 0) as absolute_units,
  coalesce(sum(known * cost), 0) as net_value,
  coalesce(sum(abs(known) * cost), 0) as absolute_value,
  coalesce(sum(abs(expected) * cost) filter (where finished_at is not null), 0) as counted_value,
  min(started_at) as first_start
from lines
group by counting, class, zone, reason
order by counting, class, zone, reason
