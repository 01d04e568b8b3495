# Renders a scene that Debian's Blender kept (SAVE=1) with a newer one, its denoiser (which looks at albedo and normals) and a GPU if there is one.
# A pixel stops when it is clean. With MINUTES no pixel gets more samples than that time allows; the log says how many it was.
#   [MINUTES=12] python3.11 clean.py <name in blends/> <samples at most> <width>x<height>     needs: pip install bpy==4.2.23
import os,sys,time,bpy,addon_utils
ART=os.environ['ART_DIR']; name,spp,size=sys.argv[1:4]; addon_utils.enable('cycles'); t=time.time()
bpy.ops.wm.open_mainfile(filepath=f'{ART}/blends/{name}.blend',load_ui=False)
# since 4.0 coloured glass tints light once, where it did at each surface
for m in bpy.data.materials:
    for n in m.node_tree.nodes if m.use_nodes else ():
        if n.type=='BSDF_PRINCIPLED' and n.inputs['Transmission Weight'].default_value>0:
            c=n.inputs['Base Color']; c.default_value=tuple(x*x for x in c.default_value[:3])+(1,)
p=bpy.context.preferences.addons['cycles'].preferences; p.get_devices_for_type('CUDA')
for d in p.devices: d.use=d.type=='CUDA'
gpu=any(d.use for d in p.devices)
if gpu: p.compute_device_type='CUDA'
s=bpy.context.scene; c=s.cycles; s.use_nodes=False; s.render.threads_mode='AUTO'
s.render.resolution_x,s.render.resolution_y=map(int,size.split('x')); s.render.resolution_percentage=100
c.device='GPU' if gpu else 'CPU'; c.samples=int(spp); c.adaptive_threshold=.01; c.time_limit=60*float(os.environ.get('MINUTES',0)); c.adaptive_min_samples=16 if c.time_limit else min(128,int(spp)); c.use_light_tree=False; c.use_auto_tile=False
c.use_denoising=True; c.denoiser='OPENIMAGEDENOISE'; c.denoising_input_passes='RGB_ALBEDO_NORMAL'; c.denoising_prefilter='ACCURATE'; c.denoising_use_gpu=gpu
i=s.render.image_settings; i.file_format='OPEN_EXR'; i.color_mode='RGB'; i.color_depth='16'; i.exr_codec='DWAA'
os.makedirs(ART+'/c',exist_ok=True); s.render.filepath=f'{ART}/c/{name}.exr'; bpy.ops.render.render(write_still=True); print('RENDER',name,c.device,round(time.time()-t,1),'s')
