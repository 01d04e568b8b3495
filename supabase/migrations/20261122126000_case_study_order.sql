-- Which case studies come first, and which the home page shows. With nothing set the newest come first.

alter table public.case_studies
  add column list_position integer,
  add column on_home boolean not null default false,
  add constraint case_studies_list_position_check check (list_position between 1 and 999);
