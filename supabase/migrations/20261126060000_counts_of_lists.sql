-- How many people, projects, questions and others the pages have room for; app/content/agency/shapes.ts says the same.
-- `not valid`: a former row that breaks this stops its own next change, and not the update of the site.
alter table public.page_content add constraint page_content_counts check (
  case
    when value is null then true
    when key = 'team' then
      value @@ '$.members.type() == "array" && $.members.size() >= 1 && $.members.size() <= 8'
    when key = 'projects' then
      value @@ '$.entries.type() == "array" && $.entries.size() >= 1 && $.entries.size() <= 6'
    when key = 'clients' then
      value @@ '$.clients.type() == "array" && $.clients.size() >= 1 && $.clients.size() <= 12'
    when key = 'home' or key like 'services/%' then
      value @@ '$.questions.type() == "array" && $.questions.size() >= 3 && $.questions.size() <= 10'
    when key = 'office' then
      value @@ '!exists($.profiles) || ($.profiles.type() == "array" && $.profiles.size() <= 8)'
    when key = 'opening-hours' then
      value @@ '!exists($.exceptions) || ($.exceptions.type() == "array" && $.exceptions.size() <= 20)'
    else true
  end is true
) not valid;
