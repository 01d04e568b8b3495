-- Whatever writes a redirect, none leads away from the whole site, the panel or the interfaces. address.ts in
-- supabase/redirects/ refuses these, too. Rows that are here already stay until somebody changes them.
alter table public.redirects add constraint redirects_lead_from_open_addresses check (
  from_address not in ('/', '/*')
  and from_address !~ '^/(admin|podglad|odpowiedziano|healthz|readyz|(rest|auth|storage|functions)/v1)([/?*]|$)'
) not valid;
