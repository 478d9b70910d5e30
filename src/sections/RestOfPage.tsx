import type { ReactNode } from "react";
import styled from "styled-components";
import { AfterOpening } from "../ui/AfterOpening";

/** Keeps the footer out of view until the rest is there. */
const Place = styled.div`
  min-height: 100vh;
`;

/** The sections after the opening of a page. */
export function RestOfPage({ children }: { children: ReactNode }) {
  return <AfterOpening place={<Place />}>{children}</AfterOpening>;
}
