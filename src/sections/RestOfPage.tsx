import { type ReactNode, useContext } from "react";
import styled from "styled-components";
import { OpeningFirst } from "../ui/opening-first";

/** Keeps the footer out of view until the rest is there. */
const Place = styled.div`
  min-height: 100vh;
`;

/** What follows the opening of a page, and is not to delay it. */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useContext(OpeningFirst) ? <Place /> : children;
}
