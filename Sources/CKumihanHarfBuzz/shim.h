#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>

/// Keeps only a named instance of a variable face in a subset. The instance stands in the high half of `index`, counted
/// from 1, as HarfBuzz and FreeType have it; 0 keeps the face as it is.
static inline void kumihan_pin_instance(hb_face_t *face, hb_subset_input_t *input, unsigned int index) {
  hb_ot_var_axis_info_t axes[16];
  float place[16];
  unsigned int axis_count = 16, place_count = 16;
  if (index >> 16 == 0) return;
  hb_ot_var_get_axis_infos(face, 0, &axis_count, axes);
  hb_ot_var_named_instance_get_design_coords(face, (index >> 16) - 1, &place_count, place);
  for (unsigned int i = 0; i < axis_count && i < place_count; i++)
    hb_subset_input_pin_axis_location(input, face, axes[i].tag, place[i]);
}
