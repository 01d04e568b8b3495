import { useNavigationType } from "react-router";

/**
 * A class for what stands in the place of something that is on its way: back and forward scroll a page once, when
 * it may not be as long yet as it was.
 */
export function useRoomOfReturn(): string {
  return useNavigationType() === "POP" ? "min-h-[9999rem]" : "";
}
