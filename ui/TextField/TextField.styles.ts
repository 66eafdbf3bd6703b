import styled from 'styled-components';
import { controlLook } from '../Field';

export const Input = styled.input`
  ${controlLook}
`;
