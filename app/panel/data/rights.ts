import type { Role } from "../../../supabase/functions/accounts/roles.ts";

/** What the panel offers somebody; what they may do, the database decides, by functions of the same names. */
export type Rights = {
  isAdmin: boolean;
  mayEdit: boolean;
  mayWrite: boolean;
  mayHandleMessages: boolean;
};

export function rightsOf(roles: readonly Role[]): Rights {
  const isAdmin = roles.includes("administrator");
  const mayEdit = isAdmin || roles.includes("editor");
  return {
    isAdmin,
    mayEdit,
    mayWrite: mayEdit || roles.includes("author"),
    mayHandleMessages: isAdmin || roles.includes("enquiries"),
  };
}
