import type { ReactNode } from "react";
import styled from "styled-components";
import { Deferred } from "../ui/Deferred";

/** Keeps the footer out of view until the rest is there. */
const Placeholder = styled.div`
  min-height: 100vh;
`;

/** The sections after the top of a page. */
export function RestOfPage({ children }: { children: ReactNode }) {
  return <Deferred placeholder={<Placeholder />}>{children}</Deferred>;
}
